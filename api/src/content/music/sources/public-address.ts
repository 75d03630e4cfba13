import ipaddr from 'ipaddr.js';

/** Whether an IP address belongs to a host of the public internet: not to this machine, its network or its cloud. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
