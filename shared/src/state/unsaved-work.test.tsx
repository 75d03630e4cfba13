import { render } from '@testing-library/react';
import { clearUnsavedWork, hasUnsavedWork, registerUnsavedWork, useUnsavedWork } from './unsaved-work.ts';

const Form = ({ isDirty }: { isDirty: boolean }) => {
  useUnsavedWork(isDirty);
  return null;
};

it('useUnsavedWork registers a form from its first change until it is saved or unmounted', () => {
  const { rerender, unmount } = render(<Form isDirty={false} />);
  expect(hasUnsavedWork()).toBe(false);

  rerender(<Form isDirty />);
  expect(hasUnsavedWork()).toBe(true);

  rerender(<Form isDirty={false} />);
  expect(hasUnsavedWork()).toBe(false);

  rerender(<Form isDirty />);
  unmount();
  expect(hasUnsavedWork()).toBe(false);
});

it('hasUnsavedWork is true until every registration has ended', () => {
  const endFirst = registerUnsavedWork();
  const endSecond = registerUnsavedWork();

  endFirst();
  endFirst();
  expect(hasUnsavedWork()).toBe(true);

  endSecond();
  expect(hasUnsavedWork()).toBe(false);
});

it('the page is left without a prompt after clearUnsavedWork', () => {
  render(<Form isDirty />);
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(true);

  clearUnsavedWork();

  expect(leave()).toBe(false);
});
