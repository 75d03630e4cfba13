import { css } from '@emotion/react';
import { when } from '@portal/shared/theme';

export const search = css({ width: '236px', [when.phone]: { width: '100%', order: 1 } });
