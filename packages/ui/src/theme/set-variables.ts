/** For the whole page: variables that the style sheets read. */
export const setVariables = (variables: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value)
}
