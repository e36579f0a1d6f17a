import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** IPv4 addresses that are not in the public internet, or of no single machine (RFC 6890). */
const PRIVATE = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

/** In IPv6 everything public begins like this, except for the ways around that lead back to IPv4. */
const PUBLIC6 = ["2000::", 3] as const;
const NOT_PUBLIC6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const closed = new BlockList();
for (const [from, bits] of PRIVATE) closed.addSubnet(from, bits, "ipv4");
for (const [from, bits] of NOT_PUBLIC6) closed.addSubnet(from, bits, "ipv6");
const open6 = new BlockList();
open6.addSubnet(...PUBLIC6, "ipv6");

/** Whether an address belongs to the public internet, not to this machine or its network. */
export function isOutside(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, "ipv4");
  return version === 6 && open6.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/** Looks a name up for a connection, and refuses it if any of its addresses is not public. */
export const lookupOutside: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, "", 0);
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isOutside(address)))
      return done(new Error(`${name} is not in the public internet`), "", 0);
    if (options.all === true) done(null, found);
    else done(null, first.address, first.family);
  });
};
