// Plain JavaScript, because it runs under the machine's own Node before ours is installed.

/**
 * Installs in an order in which no binary runs that was not checked. npm puts the Node that it fetched first on the path of every install
 * script, so at first no script runs at all; then Node is fetched and checked; the scripts of the other packages come last.
 *
 * `npm` runs one command and ends the process when it fails; `binary` is the fetched Node; `others` names the packages whose scripts
 * may run.
 */
export const installInOrder = async ({ npm, binary, others }) => {
  // Not `npm ci`: that refuses a lock file without the packages of other systems, which no machine but theirs needs.
  await npm('install', '--no-save', '--ignore-scripts')
  if (!binary.isKnown()) {
    // The script that fetches it would itself run under one that an earlier installation left there.
    binary.remove()
    await npm('rebuild', 'node')
    binary.check()
  }
  const names = others()
  if (names.length > 0) await npm('rebuild', ...names)
}

/** The packages besides Node whose install scripts the repository allows, of those that this machine has. */
export const otherScripts = (allowed, isInstalled) =>
  Object.entries(allowed ?? {})
    .filter(([name, isAllowed]) => isAllowed && name !== 'node' && isInstalled(name))
    .map(([name]) => name)
