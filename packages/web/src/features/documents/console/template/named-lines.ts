import type { TemplateProblem } from '@campus/contract/documents/console/templates.ts'

/** The lines that a refusal to publish names, each on a line of its own: "第 3 行：…" or "Line 3: …". */
export const namedLines = (reported: string): TemplateProblem[] =>
  reported.split('\n').flatMap((text) => {
    const [, line, message = ''] = text.match(/^\D{0,6}(\d+)[^:：]{0,3}[:：]\s*(.*)$/) ?? []
    return line === undefined ? [] : [{ line: Number(line), column: 1, message }]
  })
