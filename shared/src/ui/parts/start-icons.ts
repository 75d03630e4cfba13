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

/** The icons of a page on which nobody is signed in, of its menus and of what is said over any page. */
export const startIcons = {
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
