import { useMutation } from '@portal/shared/http';
import { useRef } from 'react';

export type SingleMutationOptions<Response, Input> = {
  mutationFn: (input: Input) => Promise<Response>;
  onSuccess: (response: Response) => void;
  onSettled?: () => unknown;
};

/**
 * A mutation that sends the same input once until it fails: the second click of a double click may come before the button is
 * rendered as busy, or after a quick response.
 */
export function useSingleMutation<Response, Input>(options: SingleMutationOptions<Response, Input>) {
  const sent = useRef<string>(undefined);
  const mutation = useMutation({
    ...options,
    onError: () => {
      sent.current = undefined;
    },
  });
  return {
    ...mutation,
    mutate: (input: Input) => {
      const content = JSON.stringify(input);
      if (sent.current === content) return;
      sent.current = content;
      mutation.mutate(input);
    },
  };
}
