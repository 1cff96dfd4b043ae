import type { ResourceBlock, ResourceItem } from '../../../content/resources.ts';

type BlockOf<Kind> = Extract<ResourceBlock, { kind: Kind }>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

function attribute(text: string): string {
  return escaped(text).replaceAll('"', '&quot;');
}

function itemHtml(item: ResourceItem): string {
  if (typeof item === 'string') return `<li>${escaped(item)}</li>`;
  const stop = /[.?]$/.test(item.term) ? '' : '.';
  return `<li><strong>${escaped(item.term)}${stop}</strong> ${escaped(item.text)}</li>`;
}

function listHtml({ ordered, items }: BlockOf<'list'>): string {
  const name = ordered ? 'ol' : 'ul';
  return `<${name}>${items.map(itemHtml).join('')}</${name}>`;
}

function questionsHtml({ title, items }: BlockOf<'questions'>): string {
  const lines = items.map((item) => `<label><input type="checkbox"><span>${escaped(item)}</span></label>`);
  return `<fieldset><legend>${escaped(title)}</legend>${lines.join('')}</fieldset>`;
}

function tableHtml({ caption, head, rows, total, figures }: BlockOf<'table'>): string {
  const isFigure = (index: number) => (index < head.length - figures ? '' : ' data-figure');
  const rowHtml = ([name, ...cells]: readonly [string, ...string[]]) =>
    `<tr><th scope="row">${escaped(name)}</th>${cells
      .map((cell, index) => {
        const column = attribute(head[index + 1] ?? '');
        return `<td data-column="${column}"${isFigure(index + 1)}>${escaped(cell)}</td>`;
      })
      .join('')}</tr>`;
  const headHtml = head.map((column, index) => `<th scope="col"${isFigure(index)}>${escaped(column)}</th>`);
  return [
    `<table data-columns="${head.length}"><caption>${escaped(caption)}</caption>`,
    `<thead><tr>${headHtml.join('')}</tr></thead>`,
    `<tbody>${rows.map(rowHtml).join('')}</tbody>`,
    total ? `<tfoot>${rowHtml(total)}</tfoot>` : '',
    '</table>',
  ].join('');
}

function blockHtml(block: ResourceBlock): string {
  if (typeof block === 'string') return `<p>${escaped(block)}</p>`;
  switch (block.kind) {
    case 'heading':
      return `<h3>${escaped(block.text)}</h3>`;
    case 'note':
      return `<p data-note>${escaped(block.text)}</p>`;
    case 'list':
      return listHtml(block);
    case 'questions':
      return questionsHtml(block);
    case 'table':
      return tableHtml(block);
  }
}

/**
 * The text of a resource as HTML. A string, because the browser reuses the server's HTML: twelve articles
 * need no code and no second copy there.
 */
export function htmlOf(blocks: readonly ResourceBlock[]): string {
  return blocks.map(blockHtml).join('');
}
