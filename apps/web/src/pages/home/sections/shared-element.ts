/** What the pieces of two steps share: the first workflow, its approval, and the end of its line. */
const shared = ['[data-part="header"]', '[inert]', 'circle'] as const;

/** The resting place of a step's shared element. None if each piece has its own panel. */
function placeIn(text: Element | undefined, step: number): DOMRect | undefined {
  const panel = text?.nextElementSibling;
  const piece = panel?.firstElementChild;
  if (!piece || getComputedStyle(panel).position !== 'sticky') return undefined;
  const place = piece.querySelector(shared[step] ?? '')?.getBoundingClientRect();
  if (place) place.y -= new DOMMatrix(getComputedStyle(piece).transform).m42;
  return place;
}

/** Moves a carrier from the piece of a step to the piece that replaces it, to show that both are about one workflow. */
export function moveShared(carrier: HTMLElement, texts: readonly Element[], from: number, to: number): void {
  const old = placeIn(texts[from], from);
  const next = placeIn(texts[to], to);
  if (!old || !next) return;
  carrier.style.inlineSize = `${old.width}px`;
  carrier.style.blockSize = `${old.height}px`;
  const size = `scale(${next.width / old.width}, ${next.height / old.height})`;
  carrier.animate(
    [
      { opacity: 0.3, transform: `translate(${old.x}px, ${old.y}px)` },
      { opacity: 0.3, offset: 0.6 },
      { opacity: 0, transform: `translate(${next.x}px, ${next.y}px) ${size}` },
    ],
    { duration: 360, easing: 'ease-out' },
  );
}
