import { drawing } from './drawing.tsx';

// Icons for the kind of a message.
export const Success = /* @__PURE__ */ drawing('M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM9 12l2 2 4-4');
export const Info = /* @__PURE__ */ drawing('M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 16v-4M12 8h.01');
export const Warning = /* @__PURE__ */ drawing(
  'M21.7 18l-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3zM12 9v4M12 17h.01',
);
export const Danger = /* @__PURE__ */ drawing('M8 2h8l6 6v8l-6 6H8l-6-6V8zM12 8v4M12 16h.01');
