import { fitTablesToPaper } from './fit-tables-to-paper.ts';

const addTable = (width: number) => {
  document.body.innerHTML = '<main><table></table></main>';
  const table = document.querySelector('table');
  if (!table) throw new Error('There is no table.');
  Object.defineProperty(table, 'offsetWidth', {
    get: () => (table.style.width === 'min-content' ? width : 1_200),
  });
  return table;
};

const print = () => window.dispatchEvent(new Event('beforeprint'));

it('scales a table to the width of the paper by the least width of its columns', () => {
  const table = addTable(1_374);
  const end = fitTablesToPaper();

  print();

  expect(table.style.getPropertyValue('--print-zoom')).toBe('0.5');
  expect(table.style.width).toBe('');
  end();
});

it('leaves tables alone once it has ended, and those that are not shown', () => {
  const hidden = addTable(0);
  const end = fitTablesToPaper();
  print();
  expect(hidden.style.getPropertyValue('--print-zoom')).toBe('');

  end();
  const table = addTable(1_374);
  print();

  expect(table.style.getPropertyValue('--print-zoom')).toBe('');
});
