import type { Language } from '@campus/contract/language.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { idleWords } from '@campus/kiosk/idle/words.ts'
import { codeReaderWords } from '@campus/ui/code-reader/words.ts'
import type { Page } from '@playwright/test'
import { expectAt } from '../people/arrival.ts'
import { reading } from '../people/reading.ts'
import type { Terminal } from './terminal.ts'

/** The camera of a phone before the screen of a terminal: it sees a picture of the code. */
export const scanScreen = async (phone: Page, { screen }: Pick<Terminal, 'screen'>, language: Language = 'zh_CN') => {
  const code = screen.getByRole('img', { name: reading(screen, 'zh_CN').t(idleWords.qr) })
  await phone.goto(`/#${messagesPaths.scan.address}`)
  const picture = { name: 'code.png', mimeType: 'image/png', buffer: await code.screenshot() }
  await phone.getByLabel(reading(phone, language).t(codeReaderWords.picture)).setInputFiles(picture)
  await expectAt(phone, shellPaths.bridge)
}
