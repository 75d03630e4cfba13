/** Network and processor as the browser is made to see them; bytes a second, milliseconds, times slower. */
export type Profile = {
  name: string;
  network?: { latency: number; throughput: number };
  cpu: number;
};

/** A slow phone on 4G, with the share of 1.6 Mbit/s that goes into payload; and the machine as it is. */
export const profiles: Profile[] = [
  {
    name: 'throttled (150 ms, 1.6 Mbit/s, CPU ×4)',
    network: { latency: 150, throughput: (1.6 * 1024 * 1024 * 0.9) / 8 },
    cpu: 4,
  },
  { name: 'unthrottled', cpu: 1 },
];
