import type { Role } from '@portal/shared/facts';
import { z } from 'zod';

/** 1: may manage members. */
export const permissionFlag = z.literal([0, 1]);

export const getPermissionFlag = (role: Role): 0 | 1 => (role === 'manager' ? 1 : 0);
