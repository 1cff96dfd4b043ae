/** Returns the label of a queue: `password-link` becomes `Password link`. */
export function queueName(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
