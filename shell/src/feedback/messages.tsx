import { ConnectionNote } from './connection-note.tsx';
import { CornerNotes } from './corner-notes.tsx';
import { Snackbars } from './snackbars.tsx';
import { UpdateNote } from './update-note.tsx';

/** What is said over every page. */
export function Messages() {
  return (
    <>
      <CornerNotes>
        <UpdateNote />
        <ConnectionNote />
      </CornerNotes>
      <Snackbars />
    </>
  );
}
