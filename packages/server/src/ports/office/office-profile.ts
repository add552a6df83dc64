import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const item = (path: string, name: string, value: string | number | boolean) =>
  `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`

const scripting = '/org.openoffice.Office.Common/Security/Scripting'
const inet = '/org.openoffice.Inet/Settings'

/** No macro runs, nothing is fetched from elsewhere, no link is followed, nothing is asked. */
const settings = [
  item(scripting, 'MacroSecurityLevel', 3),
  item(scripting, 'DisableMacrosExecution', true),
  item(scripting, 'DisableActiveContent', true),
  item(scripting, 'BlockUntrustedRefererLinks', true),
  item('/org.openoffice.Office.Writer/Content/Update', 'Link', 0),
  item('/org.openoffice.Office.Calc/Content/Update', 'Link', 1),
  item('/org.openoffice.Office.Common/Misc', 'CrashReport', false),
  item(inet, 'ooInetProxyType', 2),
  item(inet, 'ooInetHTTPProxyName', '127.0.0.1'),
  item(inet, 'ooInetHTTPProxyPort', 9),
  item(inet, 'ooInetHTTPSProxyName', '127.0.0.1'),
  item(inet, 'ooInetHTTPSProxyPort', 9),
].join('\n')

const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${settings}
</oor:items>
`

/** Writes the settings of one run into a profile that nobody else uses; two runs at once would block each other otherwise. */
export const writeProfile = async (folder: string) => {
  await mkdir(join(folder, 'user'), { recursive: true })
  await writeFile(join(folder, 'user', 'registrymodifications.xcu'), profile)
}
