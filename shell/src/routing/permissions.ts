import type { Permission } from '@portal/shared/release';
import type { Session } from '@portal/shared/state';

/** Whether a session has a permission. */
export const hasPermission = (session: Session | null, permission: Permission): boolean => {
  if (!session) return false;
  switch (permission) {
    case 'signed-in':
      return true;
    case 'manager':
      return session.permissionFlag === 1;
    case 'operator':
      return session.role === 'operator';
  }
};
