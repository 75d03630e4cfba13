export type { Fault, FaultKind } from './faults.ts';
export { type StandIn, STAND_IN_KEY, type StandInOptions, startStandIn } from './stand-in.ts';
export type { ChannelChange, StandInChannel, StandInVideo } from './stand-in-data.ts';
