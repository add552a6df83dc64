// Plain JavaScript, because it runs under the machine's own Node before ours is installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/**
 * The `node` package fetches its binary in an install script, past the lock file: npm checks the script against it, not what the script
 * fetched. So the hash of each binary stands here, taken from the packages of the pinned version.
 */
const known = JSON.parse(readFileSync(new URL('node-binaries.json', import.meta.url), 'utf8'))

/**
 * What is wrong with a fetched binary, in a sentence, and whether it must not run; nothing where it is the one we know. Where we know none
 * for a system, it runs in the demo with a warning and never in production.
 */
export const faultOfBinary = (file, system, isProduction, hashes = known.sha256) => {
  const wanted = hashes[system]
  if (!existsSync(file)) return undefined
  if (wanted === undefined)
    return {
      isFatal: isProduction,
      sentence: `The repository knows no hash of Node ${known.version} for ${system}, so the binary that npm fetched is not checked${isProduction ? ': production needs one in scripts/node-binaries.json.' : '.'}`,
    }
  const found = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (found === wanted) return undefined
  return {
    isFatal: true,
    sentence: `${file} is not the Node ${known.version} that Campus knows (SHA-256 ${found}): it is not run. Delete node_modules and install again.`,
  }
}
