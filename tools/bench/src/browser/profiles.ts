/** Emulated network and CPU: latency in ms, throughput in bytes per second, CPU slowdown factor. */
export type Profile = {
  name: string;
  network?: { latency: number; throughput: number };
  cpu: number;
};

/** A slow phone on 4G, with 90 % of 1.6 Mbit/s as payload; and the machine without throttling. */
export const profiles: Profile[] = [
  {
    name: 'throttled (150 ms, 1.6 Mbit/s, CPU ×4)',
    network: { latency: 150, throughput: (1.6 * 1024 * 1024 * 0.9) / 8 },
    cpu: 4,
  },
  { name: 'unthrottled', cpu: 1 },
];
