import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFilledDemo } from '@campus/server/testing/demo-folder.ts'
import { openDataFolder, startServerProcess } from '@campus/server/testing/server-process.ts'
import { startAlipayServer } from '@campus/server/testing/servers/alipay/alipay-server.ts'
import { startMailServer } from '@campus/server/testing/servers/mail/mail-server.ts'
import { startWechatPayServer } from '@campus/server/testing/servers/wechat-pay/wechat-pay-server.ts'

const appsOfJourneys = () =>
  Object.fromEntries(['E2E_WEB', 'E2E_KIOSK'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** The demo school on a campus where WeChat Pay, Alipay and mail are configured, each spoken to on a local server that speaks as it does. */
export const openPayingCampus = async () => {
  const { folder, remove } = await openDataFolder()
  const data = join(folder, 'data')
  await copyFilledDemo(data)
  const endings: (() => void)[] = []
  const mail = await startMailServer({ after: (work) => endings.push(work) })
  const [wechat, alipay] = [await startWechatPayServer(), await startAlipayServer()]
  const certificate = join(folder, 'mail-server.pem')
  await writeFile(certificate, mail.cert)
  const { settings } = mail
  const campus = await startServerProcess(
    {
      ...appsOfJourneys(),
      ...(await wechat.environment(folder)),
      ...(await alipay.environment(folder)),
      CAMPUS_DATA: data,
      CAMPUS_MODE: 'demo',
      REQUESTS_PER_MINUTE: '1000000',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      SMTP_HOST: settings.host,
      SMTP_PORT: String(settings.port),
      SMTP_USER: settings.user,
      SMTP_PASSWORD: settings.password,
      SMTP_FROM: settings.from,
      MAIL_PRIVATE_HOSTS: 'true',
      NODE_EXTRA_CA_CERTS: certificate,
    },
    { words: ['--check-answers'] },
  )
  if (!campus.url) throw new Error(`the campus did not open: ${campus.complained()}`)
  return {
    url: campus.url,
    letters: mail.seen,
    close: async () => {
      campus.signal('SIGTERM')
      await campus.ended
      for (const end of [...endings, wechat.close, alipay.close]) end()
      await remove()
    },
  }
}

export type PayingCampus = Awaited<ReturnType<typeof openPayingCampus>>
