import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { eventually } from '@campus/server/testing/eventually.ts'
import { scratchFolder } from './scratch.ts'

/** Why CUPS cannot be tried here, or false. It starts with rights of its own choice only as root. */
export const cupsMissing = (): string | false => {
  if (!existsSync('/usr/sbin/cupsd') || !existsSync('/usr/lib/cups/daemon')) return 'cupsd not installed here'
  return process.getuid?.() === 0 ? false : 'cupsd runs its filters as another user only when started as root'
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const daemonConfig = (port: number) => `
Listen 127.0.0.1:${port}
LogLevel debug
MaxLogSize 0
PreserveJobHistory Yes
Browsing Off
WebInterface No
<Location />
  Order allow,deny
  Allow localhost
</Location>
<Policy default>
  JobPrivateAccess default
  JobPrivateValues default
  SubscriptionPrivateAccess default
  SubscriptionPrivateValues default
  <Limit All>
    Order deny,allow
    Allow localhost
  </Limit>
</Policy>
`

const filesConfig = (folder: string) => `
FileDevice Yes
ServerRoot ${folder}/root
ServerBin ${folder}/bin
CacheDir ${folder}/cache
StateDir ${folder}/state
RequestRoot ${folder}/spool
TempDir ${folder}/tmp
ErrorLog ${folder}/error.log
AccessLog ${folder}/access.log
PageLog ${folder}/page.log
User lp
Group lp
SystemGroup root
`

const queue = (folder: string) => `
<DefaultPrinter paper>
Info Paper
DeviceURI file:${folder}/out/paper.pdf
State Idle
Accepting Yes
</DefaultPrinter>
`

/** The least that a queue with a filter of its own needs. */
const driver = `*PPD-Adobe: "4.3"
*FormatVersion: "4.3"
*FileVersion: "1.0"
*LanguageVersion: English
*LanguageEncoding: ISOLatin1
*PCFileName: "PAPER.PPD"
*Manufacturer: "Campus"
*Product: "(Paper)"
*ModelName: "Paper"
*NickName: "Paper"
*ShortNickName: "Paper"
*cupsVersion: 2.4
*cupsFilter2: "application/pdf application/pdf 0 paper"
*DefaultPageSize: A4
*OpenUI *PageSize/Media Size: PickOne
*PageSize A4/A4: "<</PageSize[595 842]>>setpagedevice"
*CloseUI: *PageSize
*PaperDimension A4/A4: "595 842"
*ImageableArea A4/A4: "0 0 595 842"
`

/** Counts pages aloud as a driver does; with a file named \`empty\` beside the paper it stands after the first page. */
const filter = (folder: string) => `#!/bin/sh
cat "\${6:--}"
echo "PAGE: 1 1" >&2
tries=0
while [ -e ${folder}/out/empty ] && [ $tries -lt 300 ]; do
  echo "STATE: +media-empty-error" >&2
  tries=$((tries + 1))
  sleep 0.1
done
echo "STATE: -media-empty-error" >&2
echo "PAGE: 2 1" >&2
echo "PAGE: 3 1" >&2
`

/** A CUPS of its own with one queue whose paper is a file. */
export const openScratchCups = async (t: TestContext) => {
  const folder = scratchFolder(t)
  chmodSync(folder, 0o755)
  for (const name of ['root/ppd', 'bin/filter', 'bin/backend', 'cache', 'state', 'spool', 'tmp', 'out'])
    mkdirSync(join(folder, name), { recursive: true })
  chmodSync(join(folder, 'tmp'), 0o1777)
  // Its own starter of filters stays where it is.
  symlinkSync('/usr/lib/cups/daemon', join(folder, 'bin/daemon'))
  const port = await freePort()
  const write = (name: string, content: string, mode = 0o644) => writeFileSync(join(folder, name), content, { mode })
  write('cupsd.conf', daemonConfig(port))
  write('cups-files.conf', filesConfig(folder))
  write('root/printers.conf', queue(folder))
  write('root/ppd/paper.ppd', driver)
  write('bin/filter/paper', filter(folder), 0o755)
  const daemon = spawn('/usr/sbin/cupsd', ['-f', '-c', join(folder, 'cupsd.conf'), '-s', join(folder, 'cups-files.conf')], {
    stdio: 'ignore',
  })
  t.after(async () => {
    const ended = new Promise((resolve) => daemon.once('exit', resolve))
    daemon.kill('SIGTERM')
    await ended
  })
  const errors = join(folder, 'error.log')
  await eventually(() => (existsSync(errors) && readFileSync(errors, 'utf8').includes('Listening to 127.0.0.1')) || undefined)
  return {
    address: `ipp://127.0.0.1:${port}/printers/paper`,
    paper: join(folder, 'out/paper.pdf'),
    emptiness: join(folder, 'out/empty'),
  }
}
