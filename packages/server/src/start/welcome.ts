import type { DemoSchool } from '../demo/demo-school.ts'
import type { RunningCampus } from './start.ts'

const columns = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd((widths[column] ?? 0) + 2)).join('')}`.trimEnd())
}

/** What an operator wants to see first, and again when it has scrolled away: where it is, and in the demo how to get in. */
export const welcome = ({ config, publicUrl }: RunningCampus, { accounts }: DemoSchool, canAskAgain: boolean): string => {
  const lines = ['', `Campus is open at ${publicUrl}`]
  if (!config.isProduction) {
    const table = accounts.map(({ role, userType, account, password }) => [role, userType, account, password])
    lines.push('', ...columns([['role', 'log in as', 'account', 'password'], ...table]))
  }
  return [...lines, '', canAskAgain ? 'Enter shows this again, Ctrl-C stops it.' : 'Ctrl-C stops it.', ''].join('\n')
}
