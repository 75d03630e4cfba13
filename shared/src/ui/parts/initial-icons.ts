import {
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Eye,
  EyeOff,
  Globe,
  Info,
  Lock,
  Monitor,
  Moon,
  Sun,
  TriangleAlert,
  X,
} from 'lucide';
import type { IconNode } from 'lucide';

/** The icons in the initial bundle: those of the signed-out page, its menus and the snackbars. */
export const initialIcons = {
  check: Check,
  'chevron-down': ChevronDown,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  close: X,
  eye: Eye,
  'eye-off': EyeOff,
  globe: Globe,
  info: Info,
  lock: Lock,
  monitor: Monitor,
  moon: Moon,
  sun: Sun,
  warning: TriangleAlert,
} satisfies Record<string, IconNode>;
