import type { FieldProps } from '@campus/contract/approval/form.ts'

type Options = NonNullable<FieldProps['options']>
type Option = Options[number]

const maxOptions = 500
const maxLength = 200

const labelOf = (option: Option) => (typeof option === 'string' ? option : option.label)

export const optionsText = (options: Options): string => options.map(labelOf).join('\n')

const linesOf = (text: string) =>
  text === ''
    ? []
    : text
        .split('\n')
        .slice(0, maxOptions)
        .map((line) => line.slice(0, maxLength))

/** Other words for an option do not change what is stored, where that is something else. */
const renamed = (option: Option | undefined, label: string): Option =>
  option === undefined || typeof option === 'string' ? label : { ...option, label }

/** How many options at the start are still the same. */
const sameAtStart = (options: readonly Option[], lines: readonly string[]) => {
  const place = lines.findIndex((line, at) => at >= options.length || labelOf(options[at] ?? '') !== line)
  return place < 0 ? lines.length : place
}

/**
 * The options after somebody changed their lines. An option keeps the value under which answers and conditions know it, wherever its line
 * goes; where one line was changed, it is the same option under other words.
 */
export const readOptions = (text: string, before: Options): Options => {
  const lines = linesOf(text)
  const start = sameAtStart(before, lines)
  const left = before.slice(start)
  const found = lines.slice(start).map((line) => {
    const at = left.findIndex((option) => labelOf(option) === line)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
  const changed = found.indexOf(undefined)
  const [only, ...others] = left
  return [
    ...before.slice(0, start),
    ...lines.slice(start).map((line, at) => found[at] ?? renamed(at === changed && others.length === 0 ? only : undefined, line)),
  ]
}
