import { fileURLToPath } from 'node:url'

/**
 * For programs that a test starts: nothing that configures a campus, how Node itself was started, and what was compiled before, in the same
 * place as that of the server.
 */
export const childEnvironment = {
  PATH: process.env['PATH'] ?? '',
  NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/campus', import.meta.url)),
} as const
