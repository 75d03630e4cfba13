import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';

const showPage = () => {
  document.body.innerHTML = '<h1>Report</h1>';
};

const countPages = (error: unknown) => (error as Error).message.split('<h1>').length - 1;

describe('a failed query of Testing Library', () => {
  beforeEach(showPage);
  afterEach(() => document.body.replaceChildren());

  it('a failed query prints the page', () => {
    expect(() => screen.getByText('missing')).toThrow('<h1>');
  });

  it('a query that waited in vain names what it looked for and prints the page once', async () => {
    const error: unknown = await screen
      .findByText('missing', {}, { timeout: 20 })
      .catch((reason: unknown) => reason);

    expect((error as Error).message).toContain('Unable to find an element with the text: missing');
    expect(countPages(error)).toBe(1);
  });

  it('a wait for a query prints the page once when it ends in vain', async () => {
    const error: unknown = await waitFor(() => screen.getByText('missing'), { timeout: 20 }).catch(
      (reason: unknown) => reason,
    );

    expect(countPages(error)).toBe(1);
  });

  it('a wait for an element to leave ends when a query no longer finds it', async () => {
    setTimeout(() => document.body.replaceChildren(), 5);

    await waitForElementToBeRemoved(() => screen.getByText('Report'));

    expect(document.body).toBeEmptyDOMElement();
  });
});
