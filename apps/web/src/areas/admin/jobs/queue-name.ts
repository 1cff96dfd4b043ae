/** A queue in words: `password-link` is `Password link`. */
export function queueName(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
