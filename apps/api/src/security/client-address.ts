import ipaddr from 'ipaddr.js';

/**
 * The rate-limit key of a visitor: an IPv4 address, or the first four groups of an IPv6 address, the /64
 * network, which one visitor has to themselves.
 */
export function visitorKey(address: string): string {
  // The zone of a link-local address names an interface, with characters that ipaddr.js doesn't accept.
  const [withoutZone = ''] = address.split('%');
  if (!ipaddr.isValid(withoutZone)) return address;
  // Also reads IPv4 addresses written as IPv6.
  const parsed = ipaddr.process(withoutZone);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.toNormalizedString().split(':', 4).join(':')}::/64`;
}
