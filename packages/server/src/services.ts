import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Outside, Services } from './context/services.ts'
import { cashier } from './demo/cashier/cashier.ts'
import { demoSocial } from './demo/sign-in/demo-social.ts'
import { demoSso } from './demo/sign-in/demo-sso.ts'
import { demoTimestamps } from './demo/timestamps/demo-authority.ts'
import type { Config } from './platform/config/config.ts'
import { secretBoxOf } from './platform/crypto/secret-box.ts'
import { notingOutside } from './platform/http-client/outside-calls.ts'
import { openJobs } from './platform/jobs.ts'
import type { Log } from './platform/log/log.ts'
import { StartFailure } from './platform/start-failure.ts'
import { aliyunAuthority } from './ports/authority/aliyun-authority.ts'
import { folderBlobs } from './ports/blobs/folder-blobs.ts'
import { notingArrivals } from './ports/blobs/noting-arrivals.ts'
import { s3Blobs } from './ports/blobs/s3-blobs.ts'
import { readRoots } from './ports/certificate-file.ts'
import { signedExchange } from './ports/exchange/signed-exchange.ts'
import { compreFaces } from './ports/face/compreface.ts'
import { embeddedFaces } from './ports/face/embedded-faces.ts'
import { folderMail } from './ports/mail/folder-mail.ts'
import type { MailPort } from './ports/mail/mail.ts'
import { smtpMail } from './ports/mail/smtp-mail.ts'
import { amap } from './ports/map/amap.ts'
import { noMap } from './ports/map/no-map.ts'
import { findSoffice } from './ports/office/find-soffice.ts'
import { noOffice } from './ports/office/office.ts'
import { warnOfOffice } from './ports/office/office-warning.ts'
import { sofficeOffice } from './ports/office/soffice.ts'
import { openPageCounter } from './ports/page-counter/page-counter.ts'
import { embeddedPapers } from './ports/papers/embedded-papers.ts'
import { alipay } from './ports/pay/alipay/alipay.ts'
import { readPrivateKey, readPublicKey } from './ports/pay/key-file.ts'
import { wechatPay } from './ports/pay/wechat/wechat-pay.ts'
import { openPdfChecker } from './ports/pdf-checker/pdf-checker.ts'
import { openPictures } from './ports/pictures/pictures.ts'
import { aliyunSms } from './ports/sms/aliyun-sms.ts'
import { folderSms } from './ports/sms/folder-sms.ts'
import { dingtalkSocial } from './ports/social/dingtalk-social.ts'
import { wechatSocial } from './ports/social/wechat-social.ts'
import { wecomSocial } from './ports/social/wecom-social.ts'
import { casSso } from './ports/sso/cas-sso.ts'
import { oidcSso } from './ports/sso/oidc-sso.ts'
import { rfc3161Timestamps } from './ports/timestamp/rfc3161.ts'
import { typstTypesetter } from './ports/typesetter/typst-typesetter.ts'
import { folderWebhooks } from './ports/webhook/folder-webhooks.ts'
import { signedWebhooks } from './ports/webhook/signed-webhook.ts'

export const outboxFolder = (config: Config) => join(config.dataFolder, 'outbox')

/** Mailboxes of schools and people go the same way and say nothing about the installation, so only this one is watched. */
const watched = (mail: MailPort): MailPort => ({ ...mail, send: (letter) => notingOutside('smtp', mail.send(letter)) })

export const chooseMail = (config: Config) =>
  config.SMTP_HOST
    ? watched(
        smtpMail({
          host: config.SMTP_HOST,
          port: config.SMTP_PORT,
          secure: config.SMTP_SECURE,
          requiresTls: config.SMTP_REQUIRE_TLS,
          from: config.SMTP_FROM ?? '',
          ...(config.SMTP_USER ? { user: config.SMTP_USER } : {}),
          ...(config.SMTP_PASSWORD ? { password: config.SMTP_PASSWORD } : {}),
        }),
      )
    : folderMail({ folder: outboxFolder(config) })

const chooseSms = (config: Config) => {
  const {
    ALIYUN_SMS_KEY_ID,
    ALIYUN_SMS_KEY_SECRET,
    ALIYUN_SMS_SIGN_NAME,
    ALIYUN_SMS_TEMPLATE_CODE: code,
    ALIYUN_SMS_TEMPLATE_NOTICE: notice,
  } = config
  if (!ALIYUN_SMS_KEY_ID || !ALIYUN_SMS_KEY_SECRET || !ALIYUN_SMS_SIGN_NAME || !code || !notice)
    return folderSms({ folder: outboxFolder(config) })
  return aliyunSms({
    accessKeyId: ALIYUN_SMS_KEY_ID,
    accessKeySecret: ALIYUN_SMS_KEY_SECRET,
    signName: ALIYUN_SMS_SIGN_NAME,
    templates: { login_code: code, register_code: code, recovery_code: code, change_code: code, proof_code: code, notice },
  })
}

const chooseWebhooks = (config: Config): Services['webhooks'] => {
  const { WEBHOOK_HOSTS: hosts, WEBHOOK_SECRET: secret, WEBHOOK_PRIVATE_HOSTS: allowsPrivate } = config
  if (hosts && secret) return signedWebhooks({ hosts, secret, allowsPrivate, now: () => new Date() })
  return config.isProduction ? undefined : folderWebhooks({ folder: outboxFolder(config) })
}

/** The demo brings files of its own; in production somebody says where they are put. */
const chooseExchange = (config: Config): Services['exchange'] =>
  signedExchange({
    folder: config.EXCHANGE_DIR ?? (config.isProduction ? undefined : fileURLToPath(new URL('../../demo/exchange', import.meta.url))),
    allowsPrivate: config.EXCHANGE_PRIVATE_HOSTS,
    now: () => new Date(),
  })

const chooseAuthority = ({ ALIYUN_FACE_KEY_ID, ALIYUN_FACE_KEY_SECRET, ALIYUN_FACE_SCENE_ID }: Config) =>
  ALIYUN_FACE_KEY_ID && ALIYUN_FACE_KEY_SECRET && ALIYUN_FACE_SCENE_ID
    ? aliyunAuthority({ accessKeyId: ALIYUN_FACE_KEY_ID, accessKeySecret: ALIYUN_FACE_KEY_SECRET, sceneId: ALIYUN_FACE_SCENE_ID })
    : undefined

export const chooseBlobs = (config: Config) => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY_ID: accessKeyId, S3_KEY_SECRET: secretAccessKey, S3_REGION: region } = config
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return folderBlobs({ folder: join(config.dataFolder, 'blobs') })
  return s3Blobs({ endpoint, bucket, accessKeyId, secretAccessKey, region, pathStyle: true })
}

const chooseMap = ({ MAP_SERVICE_KEY: key, MAP_SERVICE_SECRET: secret, MAP_SERVICE_URL: baseUrl }: Config) =>
  key ? amap({ key, secret, baseUrl }) : noMap

/** Drafts and specimens have processes of their own, so one that hangs keeps no certificate waiting; it is not tried again. */
export const chooseTypesetters = (
  { DOCUMENT_WORKERS: workers, DOCUMENT_FONTS: furtherFonts }: Pick<Config, 'DOCUMENT_WORKERS' | 'DOCUMENT_FONTS'>,
  limits: { readonly cpuMs?: number } = {},
): Pick<Services, 'typesetter' | 'previewTypesetter'> => {
  if (furtherFonts && !existsSync(furtherFonts)) throw new StartFailure(`The fonts folder ${furtherFonts} (DOCUMENT_FONTS) is not there.`)
  const options = { workers, furtherFonts, ...limits }
  return { typesetter: typstTypesetter(options), previewTypesetter: typstTypesetter({ ...options, retriesTimeout: false }) }
}

const chooseFaces = ({ FACE_WORKERS: workers, COMPREFACE_URL: baseUrl, COMPREFACE_KEY: apiKey, COMPREFACE_MODEL: model }: Config) =>
  baseUrl && apiKey ? compreFaces({ workers, baseUrl, apiKey, model }) : embeddedFaces({ workers })

const chooseOffice = ({ OFFICE_PATH: named }: Config, log: Log) => {
  const program = findSoffice(named)
  if (named !== undefined && program === undefined) throw new StartFailure(`LibreOffice (OFFICE_PATH) is not at ${named}.`)
  if (program === undefined) return noOffice
  const office = sofficeOffice({ program })
  warnOfOffice(office, log)
  return office
}

const chooseKnownRoots = ({ KNOWN_AUTHORITIES: signers, TIMESTAMP_ROOTS: timestamps }: Config): Services['knownRoots'] => ({
  signers: readRoots(signers, 'KNOWN_AUTHORITIES'),
  timestamps: readRoots(timestamps, 'TIMESTAMP_ROOTS'),
})

/** The demo has an authority of its own; in production none is made up. */
const chooseTimestamps = ({ TIMESTAMP_URL: url, isProduction, dataFolder }: Config, { timestamps }: Services['knownRoots']) => {
  if (url) return rfc3161Timestamps({ url, roots: timestamps.map(({ root }) => root) })
  return isProduction ? undefined : demoTimestamps({ folder: join(dataFolder, 'timestamps') })
}

const chooseWechatPay = (config: Config, publicUrl: string): Services['pay'] => {
  const { WECHAT_PAY_MERCHANT: merchant, WECHAT_PAY_CERT_SERIAL: certSerial, WECHAT_PAY_KEY: key, WECHAT_PAY_API_KEY: apiKey } = config
  const { WECHAT_PAY_PUBLIC_KEY: publicKey, WECHAT_PAY_PUBLIC_KEY_ID: id, WECHAT_PAY_PAYOUT_SCENE: scene, WECHAT_APP_ID: appId } = config
  if (!merchant || !certSerial || !key || !apiKey) return {}
  if (!appId) throw new StartFailure('WeChat Pay (WECHAT_PAY_MERCHANT) belongs to an official account: name it with WECHAT_APP_ID.')
  const settings = {
    appId,
    merchant,
    certSerial,
    privateKey: readPrivateKey(key, 'WECHAT_PAY_KEY'),
    apiKey,
    publicKey: publicKey && id ? { id, key: readPublicKey(publicKey, 'WECHAT_PAY_PUBLIC_KEY') } : undefined,
    refundNoticeUrl: `${publicUrl}/pay/notices/wechat`,
    payOut: scene ? { scene, report: config.WECHAT_PAY_PAYOUT_REPORT ?? [] } : undefined,
    baseUrl: config.WECHAT_PAY_URL,
  }
  return { wechat: wechatPay(settings) }
}

const chooseAlipay = ({
  ALIPAY_APP_ID: appId,
  ALIPAY_KEY: key,
  ALIPAY_PUBLIC_KEY: publicKey,
  ALIPAY_URL: baseUrl,
}: Config): Services['pay'] => {
  if (!appId || !key || !publicKey) return {}
  const keys = { privateKey: readPrivateKey(key, 'ALIPAY_KEY'), publicKey: readPublicKey(publicKey, 'ALIPAY_PUBLIC_KEY') }
  return { alipay: alipay({ appId, ...keys, baseUrl }) }
}

/** The cashier takes no money: the demo always has it, production never. */
export const choosePay = (config: Config, publicUrl: string, secret: string): Services['pay'] => ({
  ...chooseWechatPay(config, publicUrl),
  ...chooseAlipay(config),
  ...(config.isProduction ? {} : { cashier: cashier({ folder: join(config.dataFolder, 'cashier'), secret, baseUrl: publicUrl }) }),
})

/** In the demo each service that is not configured has its stand-in; in production it is simply not offered. */
const chooseSocial = (config: Config, publicUrl: string, secret: string): Services['social'] => {
  const { WECHAT_APP_ID, WECHAT_APP_SECRET, WECOM_CORP_ID, WECOM_AGENT_ID, WECOM_SECRET, DINGTALK_CLIENT_ID, DINGTALK_CLIENT_SECRET } =
    config
  const standIn = (kind: 'wechat' | 'wecom' | 'dingtalk') =>
    config.isProduction ? {} : { [kind]: demoSocial(kind, { secret, baseUrl: publicUrl }) }
  return {
    ...(WECHAT_APP_ID && WECHAT_APP_SECRET
      ? { wechat: wechatSocial({ appId: WECHAT_APP_ID, appSecret: WECHAT_APP_SECRET, scope: 'snsapi_userinfo' }) }
      : standIn('wechat')),
    ...(WECOM_CORP_ID && WECOM_AGENT_ID && WECOM_SECRET
      ? { wecom: wecomSocial({ corpId: WECOM_CORP_ID, agentId: WECOM_AGENT_ID, secret: WECOM_SECRET }) }
      : standIn('wecom')),
    ...(DINGTALK_CLIENT_ID && DINGTALK_CLIENT_SECRET
      ? { dingtalk: dingtalkSocial({ clientId: DINGTALK_CLIENT_ID, clientSecret: DINGTALK_CLIENT_SECRET }) }
      : standIn('dingtalk')),
  }
}

const chooseSso = (config: Config, publicUrl: string, secret: string): Services['sso'] => {
  const { CAS_URL, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = config
  const real: Services['sso'] = {
    ...(CAS_URL ? { cas: casSso({ baseUrl: CAS_URL }) } : {}),
    ...(OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
      ? { oidc: oidcSso({ issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }) }
      : {}),
  }
  const hasReal = real.cas !== undefined || real.oidc !== undefined
  return hasReal || config.isProduction ? real : { cas: demoSso({ secret, baseUrl: publicUrl }) }
}

export const openServices = (options: {
  config: Config
  log: Log
  databaseUrl: string
  secret: string
  publicUrl: string
  embedded?: Outside['database']['embedded']
}): Outside => {
  const { config, log, databaseUrl, secret, publicUrl, embedded } = options
  const knownRoots = chooseKnownRoots(config)
  const arrivedFiles = new Set<string>()
  const blobs = chooseBlobs(config)
  return {
    config,
    log,
    publicUrl,
    database: { url: databaseUrl, embedded },
    secretBox: secretBoxOf(secret, config.CAMPUS_SECRET_PREVIOUS),
    jobs: openJobs(databaseUrl, log),
    mail: chooseMail(config),
    sms: chooseSms(config),
    webhooks: chooseWebhooks(config),
    exchange: chooseExchange(config),
    authority: chooseAuthority(config),
    blobs: config.BACKUP_DIR && embedded ? notingArrivals(blobs, arrivedFiles) : blobs,
    arrivedFiles,
    map: chooseMap(config),
    pay: choosePay(config, publicUrl, secret),
    ...chooseTypesetters(config),
    timestamps: chooseTimestamps(config, knownRoots),
    knownRoots,
    pdfChecker: openPdfChecker({ workers: config.DOCUMENT_WORKERS }),
    pageCounter: openPageCounter({ workers: config.DOCUMENT_WORKERS }),
    pictures: openPictures({ workers: config.DOCUMENT_WORKERS }),
    face: chooseFaces(config),
    papers: embeddedPapers({ workers: config.PAPER_WORKERS }),
    office: chooseOffice(config, log),
    social: chooseSocial(config, publicUrl, secret),
    sso: chooseSso(config, publicUrl, secret),
  }
}
