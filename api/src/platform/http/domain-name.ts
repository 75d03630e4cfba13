import { z } from 'zod';

/** The domain of a site, as operators send it. */
export const domainName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]{1,253}$/);
