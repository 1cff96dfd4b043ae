import { describe, expect, test } from 'vitest';
import {
  isTargetEntry,
  privateRule,
  readAllowedTargets,
  refusePrivate,
  TargetRefused,
} from './network-targets.ts';

describe('privateRule', () => {
  test.for([
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['::1', 'loopback'],
    ['10.1.2.3', 'private'],
    ['172.31.0.1', 'private'],
    ['192.168.0.1', 'private'],
    ['fd12::1', 'private'],
    ['fd00:ec2::254', 'private'],
    ['169.254.169.254', 'link-local'],
    ['fe80::1', 'link-local'],
    ['100.64.0.1', 'provider'],
    ['100.100.100.200', 'provider'],
    ['0.0.0.0', 'unspecified'],
    ['0.1.2.3', 'unspecified'],
    ['::', 'unspecified'],
    ['224.0.0.1', 'multicast'],
    ['ff02::1', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['240.0.0.1', 'reserved'],
    ['192.0.2.1', 'reserved'],
    ['198.18.0.1', 'reserved'],
    ['2001:db8::1', 'reserved'],
    ['::ffff:127.0.0.1', 'IPv4 address written as IPv6'],
    ['::ffff:7f00:1', 'IPv4 address written as IPv6'],
    ['::127.0.0.1', 'IPv4 address written as IPv6'],
    ['64:ff9b::7f00:1', 'NAT64'],
    ['64:ff9b:1::7f00:1', 'NAT64'],
    ['2002:7f00:1::', '6to4'],
    ['2001::1', 'Teredo'],
    ['fec0::1', 'reserved'],
    ['168.63.129.16', 'metadata'],
    ['nonsense', 'no address'],
  ] as const)('returns the reason for %s: %s', ([address, word]) => {
    expect(privateRule(address)).toContain(word);
  });

  test.for(['93.184.216.34', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])('allows %s', (address) => {
    expect(privateRule(address)).toBeNull();
  });
});

describe('WEBHOOK_ALLOWED_TARGETS', () => {
  const allowed = readAllowedTargets(['hooks.internal', '10.0.0.0/8', '127.0.0.2', 'fd00::/8']);

  test.for([
    ['anything.example', '10.9.9.9'],
    ['anything.example', '127.0.0.2'],
    ['anything.example', 'fd12::1'],
    ['HOOKS.internal', '192.168.0.1'],
  ] as const)('allows %s at %s', ([host, address]) => {
    expect(() => refusePrivate(host, address, allowed)).not.toThrow();
  });

  test.for([
    ['anything.example', '127.0.0.1'],
    ['anything.example', '::ffff:10.9.9.9'],
    ['more.hooks.internal', '192.168.0.1'],
  ] as const)('refuses %s at %s, and names the setting that allows it', ([host, address]) => {
    expect(() => refusePrivate(host, address, allowed)).toThrow(TargetRefused);
    expect(() => refusePrivate(host, address, allowed)).toThrow(/WEBHOOK_ALLOWED_TARGETS/);
  });

  test('accepts only host names, IP addresses and CIDR networks', () => {
    for (const entry of ['a', 'hooks.internal', '10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])
      expect(isTargetEntry(entry), entry).toBe(true);
    for (const entry of ['https://a', 'a:80', '10.0.0.0/33', 'a b', '*.internal', '-a'])
      expect(isTargetEntry(entry), entry).toBe(false);
  });
});
