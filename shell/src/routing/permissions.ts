import type { Permission } from '@portal/shared/release';
import type { Session } from '@portal/shared/state';

/** Whether a session may open what asks for a permission. */
export const permits = (session: Session | null, permission: Permission): boolean => {
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
