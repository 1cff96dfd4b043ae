import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

/** Hosts and networks that outgoing requests may reach although they are not public. */
export type AllowedTargets = ReturnType<typeof readAllowedTargets>;

/** Cloud metadata services at addresses in public ranges. They return credentials. */
const metadataAddresses: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Descriptions of ipaddr.js ranges. Any other range except unicast is called reserved. */
const rules: Readonly<Record<string, string>> = {
  unspecified: 'an unspecified address (0.0.0.0/8 or ::)',
  broadcast: 'the broadcast address',
  multicast: 'a multicast address',
  linkLocal: 'a link-local address, as those of cloud metadata services are',
  loopback: 'a loopback address: the server itself',
  carrierGradeNat: 'an address of a provider’s own network (100.64.0.0/10)',
  private: 'a private address',
  uniqueLocal: 'a private address (fc00::/7)',
  ipv4Mapped: 'an IPv4 address written as IPv6 (::ffff:0:0/96)',
  rfc6145: 'an IPv4 address written as IPv6 (::ffff:0:0:0/96)',
  rfc6052: 'an IPv4 address behind NAT64 (64:ff9b::/96)',
  '6to4': 'an IPv4 address behind 6to4 (2002::/16)',
  teredo: 'an IPv4 address behind Teredo (2001::/32)',
};

/** The only IPv6 range allocated for global unicast so far. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

function ruleOf(address: Address): string | null {
  const range: string = address.range();
  if (range !== 'unicast') return rules[range] ?? 'a reserved address';
  if (address instanceof ipaddr.IPv6 && !address.match(publicIpv6)) return 'a reserved address';
  return metadataAddresses.has(address.toString()) ? 'the address of a cloud’s metadata service' : null;
}

/** Describes why an address is not public. Returns null if it is public. */
export function privateRule(address: string): string | null {
  return ipaddr.isValid(address) ? ruleOf(ipaddr.parse(address)) : 'no address that is known here';
}

/** Whether an entry of an allow-list is a host name, an address or a network such as 10.0.0.0/8. */
export function isTargetEntry(entry: string): boolean {
  if (isIP(entry) || ipaddr.isValidCIDR(entry)) return true;
  return /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/i.test(
    entry,
  );
}

/** @param entries host names, addresses, and networks such as 10.0.0.0/8 */
export function readAllowedTargets(entries: readonly string[]) {
  const networks = entries.flatMap((entry): (readonly [Address, number])[] => {
    if (ipaddr.isValidCIDR(entry)) return [ipaddr.parseCIDR(entry)];
    if (!isIP(entry)) return [];
    const address = ipaddr.parse(entry);
    return [[address, address.kind() === 'ipv4' ? 32 : 128]];
  });
  const hosts = new Set(entries.map((entry) => entry.toLowerCase()));
  return {
    /** Whether the list contains the host name. */
    hasHost: (host: string) => hosts.has(host.toLowerCase()),
    /** Whether the list contains the address or a network around it. */
    hasAddress: (text: string) => {
      if (!ipaddr.isValid(text)) return false;
      const address = ipaddr.parse(text);
      return networks.some(
        ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
      );
    },
  };
}

/** The host of a URL, without the brackets around IPv6 addresses. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/** A request was not sent because its target is not allowed. */
export class TargetRefused extends Error {
  override name = 'TargetRefused';
}

/** @throws TargetRefused if the host resolves to an address that is neither public nor allowed */
export function refusePrivate(host: string, address: string, allowed: AllowedTargets): void {
  if (allowed.hasHost(host) || allowed.hasAddress(address)) return;
  const rule = privateRule(address);
  if (rule === null) return;
  const subject = host === address ? `${address} is` : `${host} leads to ${address},`;
  throw new TargetRefused(
    `${subject} ${rule}. Webhooks go to public addresses only: use one, or ask the server’s administrator to add this one to WEBHOOK_ALLOWED_TARGETS.`,
  );
}
