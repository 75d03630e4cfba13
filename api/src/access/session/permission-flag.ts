import { z } from 'zod';
import type { Role } from '../../platform/http/access-rule.ts';

/** 1: may manage members. */
export const permissionFlag = z.literal([0, 1]);

export const getPermissionFlag = (role: Role): 0 | 1 => (role === 'manager' ? 1 : 0);
