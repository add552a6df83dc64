import proxyAddr from '@fastify/proxy-addr'
import { z } from 'zod'

/** Every form says in words what it takes; `readConfig` puts the name before it and what was given behind it. */
const text = z.string().trim().min(1, 'must not be empty')
const number = (min: number, max: number) => {
  const words = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(words).int(words).min(min, words).max(max, words)
}
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
const flag = z.enum(['true', 'false'], 'must be true or false').transform((word) => word === 'true')
const list = text.transform((value) => value.split(',').map((part) => part.trim()))
const pairs = list.transform((parts) => parts.map((part) => [part.split('=')[0] ?? '', part.split('=').slice(1).join('=')] as const))
const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((value) => value.replace(/\/$/, ''))

const areNetworks = (parts: readonly string[]) => {
  try {
    proxyAddr.compile([...parts])
    return true
  } catch {
    return false
  }
}
const networks = list.refine(areNetworks, 'must be addresses or networks such as 10.0.0.5 or 10.0.0.0/8, separated by commas')

interface Setting {
  readonly schema: z.ZodType
  /** One line for docs/operations.md. */
  readonly summary: string
  readonly isSecret?: true
}

const setting = <Schema extends z.ZodType>(schema: Schema, summary: string) => ({ schema, summary })
const secret = <Schema extends z.ZodType>(schema: Schema, summary: string) => ({ schema, summary: summary, isSecret: true as const })

/** Every setting of the product, once: its name, its form and what it is for. */
export const settings = {
  CAMPUS_MODE: setting(
    choice(['demo', 'production']).default('demo'),
    '`demo` opens the demo school with generated secrets; `production` has no fallbacks.',
  ),
  CAMPUS_DATA: setting(text.default('.campus'), 'Folder of the embedded database, files and outbox.'),
  CAMPUS_SECRET: secret(
    z.string().min(32, 'must have at least 32 characters').optional(),
    'Secret of the installation, at least 32 characters; encrypts and signs. Required in production, where one that can be guessed is refused.',
  ),
  CAMPUS_SECRET_PREVIOUS: secret(
    z.string().min(32, 'must have at least 32 characters').optional(),
    'The secret before, while it is being replaced: what stands under it is read, and `npm run secrets:rotate` rewrites it.',
  ),
  CAMPUS_CONFIG: setting(text.optional(), 'Path of an optional JSON file with any of these settings; the environment wins.'),
  SECOND_FACTOR: setting(
    choice(['required', 'offered']).optional(),
    'Whether people who manage (managers, administrators, auditors) must log in with a second factor; by default `required` in production and `offered` in the demo.',
  ),
  HOST: setting(text.default('127.0.0.1'), 'Address to listen on.'),
  PORT: setting(number(0, 65_535).default(3000), 'Port to listen on; 0 takes a free one.'),
  PUBLIC_URL: setting(address.optional(), 'Address under which people reach the app. Required in production, with https.'),
  API_URL: setting(address.optional(), 'Address that the app sends its calls to, where it is another than PUBLIC_URL.'),
  IMAGE_URL: setting(address.optional(), 'Address that the app reads pictures from; by default that of the calls.'),
  PDF_URL: setting(address.optional(), 'Address that the app reads documents from; by default that of the calls.'),
  SOCKET_URL: setting(
    address.optional(),
    'Address of the websocket, without `/ws` and with https:// in front; by default that of the calls.',
  ),
  TRUSTED_PROXIES: setting(
    networks.optional(),
    'Comma-separated addresses or networks (10.0.0.0/8) of reverse proxies whose forwarded headers are believed.',
  ),
  LOG_LEVEL: setting(choice(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'), 'How much is logged.'),
  METRICS_TOKEN: secret(
    z.string().min(16, 'must have at least 16 characters').optional(),
    'Token that `/metrics` asks for (`Authorization: Bearer …`); without it only programs on the same machine may read it.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    address.optional(),
    'Collector to which spans of requests, statements, jobs and calls outside are sent by OTLP/HTTP; without it none are made.',
  ),
  DATABASE_URL: secret(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address that begins with postgres://')
      .optional(),
    'PostgreSQL 18 or newer; without it an embedded one runs in CAMPUS_DATA.',
  ),
  MIGRATION_DATABASE_URL: secret(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address that begins with postgres://')
      .optional(),
    'The same database as the owner of its tables, who migrates; then the user of DATABASE_URL cannot change evidence.',
  ),
  DATABASE_READ_URL: secret(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address that begins with postgres://')
      .optional(),
    'A replica of the database for long reads that may be a moment behind (logs, statistics, exports); without it they use DATABASE_URL.',
  ),
  DATABASE_CONNECTIONS: setting(number(2, 500).default(20), 'Connections of one server process.'),
  BODY_LIMIT_KB: setting(number(16, 102_400).default(1024), 'Largest JSON body; uploads have their own limits.'),
  REQUESTS_PER_MINUTE: setting(
    number(10, 1_000_000).default(1200),
    'Requests of one person a minute and process. A network has 20 times as many attempts and 50 times as many public reads without a login; files of the app do not count.',
  ),
  SOCKETS_PER_CALLER: setting(number(1, 1000).default(20), 'Open websockets of one session, or of one machine.'),
  SOCKETS_PER_NETWORK: setting(number(1, 10_000).default(200), 'Open websockets of one network address that have not logged in.'),
  SOCKETS_TOTAL: setting(number(1, 1_000_000).default(20_000), 'Open websockets of one server process.'),
  SMTP_HOST: setting(text.optional(), 'Mail server; without it mail goes to the outbox folder (demo only).'),
  SMTP_PORT: setting(number(1, 65_535).default(587), 'Port of the mail server.'),
  SMTP_SECURE: setting(flag.default(false), '`true` for TLS from the first byte (port 465).'),
  SMTP_REQUIRE_TLS: setting(
    flag.default(true),
    '`false` also sends mail to a server that offers no TLS, in the clear; only for one on the same machine or network.',
  ),
  SMTP_USER: setting(text.optional(), 'Account at the mail server.'),
  SMTP_PASSWORD: secret(text.optional(), 'Password at the mail server.'),
  SMTP_FROM: setting(text.optional(), 'Sender of all mail, `Name <address>`.'),
  SMTP_CARRIES_DOCUMENTS: setting(
    flag.default(true),
    '`false` keeps the mail server for codes and notices: certificates then leave through the mailbox of the school or of their holder.',
  ),
  MAIL_PRIVATE_HOSTS: setting(
    flag.default(false),
    '`true` lets schools and people set mailboxes on mail servers inside the network, at any port.',
  ),
  WEBHOOK_HOSTS: setting(
    list.optional(),
    'Hosts that processes of the approval office may call, such as `erp.example.edu.cn`, separated by commas; without them calls go to the outbox folder (demo) or are refused.',
  ),
  WEBHOOK_SECRET: secret(text.optional(), 'Signs those calls, so that receivers know who calls.'),
  WEBHOOK_PRIVATE_HOSTS: setting(flag.default(false), '`true` lets those hosts be inside the network.'),
  EXCHANGE_DIR: setting(
    text.optional(),
    'Folder with a folder for each school, by its code, where information systems put their files for the nightly exchange; without it only HTTPS is offered.',
  ),
  EXCHANGE_PRIVATE_HOSTS: setting(flag.default(false), '`true` lets schools fetch those files from hosts inside the network.'),
  ALIYUN_SMS_KEY_ID: setting(
    text.optional(),
    'Access key of Alibaba Cloud SMS; without it text messages go to the outbox folder (demo only).',
  ),
  ALIYUN_SMS_KEY_SECRET: secret(text.optional(), 'Its secret.'),
  ALIYUN_SMS_SIGN_NAME: setting(text.optional(), 'Signature shown before each text message.'),
  ALIYUN_SMS_TEMPLATE_CODE: setting(text.optional(), 'Template for codes, with one parameter `code`.'),
  ALIYUN_SMS_TEMPLATE_NOTICE: setting(text.optional(), 'Template for notices, with one parameter `text`.'),
  ALIYUN_FACE_KEY_ID: setting(
    text.optional(),
    'Access key of Alibaba Cloud ID verification; without it no registration is checked by a public authority.',
  ),
  ALIYUN_FACE_KEY_SECRET: secret(text.optional(), 'Its secret.'),
  ALIYUN_FACE_SCENE_ID: setting(text.optional(), 'Scene that was set up there for the comparison of a face with an ID number.'),
  BACKUP_DIR: setting(
    text.optional(),
    'Folder of backups, best on another machine; with it and BACKUP_KEY a backup is made every night and rehearsed every week.',
  ),
  BACKUP_KEY: secret(
    text.min(16, 'must have at least 16 characters').optional(),
    'Encrypts backups: 64 hexadecimal digits, or a password. Keep it apart from them; without it they cannot be read.',
  ),
  BACKUP_DAYS: setting(number(1, 3650).default(30), 'How many days backups are kept; the newest always stays.'),
  S3_ENDPOINT: setting(address.optional(), 'S3-compatible store; without it files live in CAMPUS_DATA.'),
  S3_REGION: setting(text.default('us-east-1'), 'Region of the store.'),
  S3_BUCKET: setting(text.optional(), 'Bucket of the store.'),
  S3_KEY_ID: setting(text.optional(), 'Access key of the store.'),
  S3_KEY_SECRET: secret(text.optional(), 'Its secret.'),
  SWEEP_FILES: setting(
    flag.default(true),
    '`false` leaves bytes in the store that no row of the database speaks of, for example while an older backup is tried out.',
  ),
  PRINTER_STOP_SECONDS: setting(
    number(5, 3600).default(60),
    'How long the printer of a terminal may stand before that is a fault: somebody may just be putting in paper.',
  ),
  WECHAT_APP_ID: setting(text.optional(), 'WeChat official account for login.'),
  WECHAT_APP_SECRET: secret(text.optional(), 'Its secret.'),
  WECOM_CORP_ID: setting(text.optional(), 'WeCom company for login.'),
  WECOM_AGENT_ID: setting(text.optional(), 'WeCom application.'),
  WECOM_SECRET: secret(text.optional(), 'Its secret.'),
  DINGTALK_CLIENT_ID: setting(text.optional(), 'DingTalk application for login.'),
  DINGTALK_CLIENT_SECRET: secret(text.optional(), 'Its secret.'),
  CAS_URL: setting(address.optional(), 'CAS 3 server for single sign-on, with its context path.'),
  OIDC_ISSUER: setting(address.optional(), 'OpenID Connect issuer for single sign-on.'),
  OIDC_CLIENT_ID: setting(text.optional(), 'Client at that issuer.'),
  OIDC_CLIENT_SECRET: secret(text.optional(), 'Its secret.'),
  SSO_LOGOUT_URL: setting(address.optional(), 'Where a logout in single sign-on mode goes; by default what the provider announces.'),
  MAP_KEY: setting(text.optional(), 'Key of the map service; without it the plan of the campus is drawn.'),
  MAP_TILE_URL: setting(text.optional(), 'Tile address of the map service with {x}, {y}, {z} and {key}.'),
  MAP_SATELLITE_URL: setting(text.optional(), 'Tile address of satellite pictures, in the same form; with it people can switch to them.'),
  MAP_SERVICE_KEY: secret(
    text.optional(),
    'Key of the AMap web service for addresses and ways on foot; without it distances are straight lines.',
  ),
  MAP_SERVICE_SECRET: secret(text.optional(), 'Its private key, when requests must be signed.'),
  MAP_SERVICE_URL: setting(address.default('https://restapi.amap.com'), 'Address of that service.'),
  FILES_PER_PERSON_MB: setting(number(1, 1_000_000).default(500), 'What the files that one person brought may take in all, in megabytes.'),
  DOCUMENT_WORKERS: setting(
    number(1, 64).default(2),
    'Child processes that make, preview and check documents and draw pictures, each kind its own.',
  ),
  FACE_WORKERS: setting(number(1, 64).default(2), 'Child processes that measure faces.'),
  PAPER_WORKERS: setting(number(1, 64).default(1), 'Child processes that read identity papers.'),
  COMPREFACE_URL: setting(
    address.optional(),
    'A CompreFace of the campus, whose vectors are used instead of the embedded ones; without it no face leaves this installation.',
  ),
  COMPREFACE_KEY: secret(text.optional(), 'Key of its verification service.'),
  COMPREFACE_MODEL: setting(
    text.default('facenet'),
    'Name of its model. When it gets another one, change the name too: vectors of the old one are then deleted and measured again.',
  ),
  DOCUMENT_FONTS: setting(text.optional(), 'Folder with further fonts (ttf, otf) for characters that Noto Serif SC does not have.'),
  OFFICE_PATH: setting(text.optional(), 'LibreOffice (soffice), for printing office files; by default it is looked for on PATH.'),
  SIGNING_ALGORITHM: setting(choice(['p256', 'rsa2048']).default('p256'), 'Keys of new signing chains and certificates.'),
  TIMESTAMP_URL: setting(address.optional(), 'RFC 3161 time-stamp authority; with it signatures are PAdES B-LTA instead of B-B.'),
  TIMESTAMP_ROOTS: setting(
    text.optional(),
    'Path of the root certificates (PEM) of time-stamp authorities whose word counts; that of TIMESTAMP_URL must be among them.',
  ),
  KNOWN_AUTHORITIES: setting(
    text.optional(),
    'Path of the root certificates (PEM) of others who sign documents, which a check then names as known.',
  ),
  WECHAT_PAY_MERCHANT: setting(text.optional(), 'Merchant number of WeChat Pay (API v3); with WECHAT_APP_ID it takes money.'),
  WECHAT_PAY_CERT_SERIAL: setting(text.optional(), 'Serial number of the merchant certificate.'),
  WECHAT_PAY_KEY: secret(text.optional(), 'Path of the merchant private key (PEM).'),
  WECHAT_PAY_API_KEY: secret(
    z.string().length(32, 'must have exactly 32 characters').optional(),
    'API v3 key, 32 characters; opens notices.',
  ),
  WECHAT_PAY_PUBLIC_KEY: setting(
    text.optional(),
    'Path of the public key of WeChat Pay (PEM); without it platform certificates are fetched.',
  ),
  WECHAT_PAY_PUBLIC_KEY_ID: setting(text.optional(), 'Its id, PUB_KEY_ID_...'),
  WECHAT_PAY_URL: setting(address.default('https://api.mch.weixin.qq.com'), 'Address of WeChat Pay.'),
  WECHAT_PAY_PAYOUT_SCENE: setting(
    text.optional(),
    'Scene of the transfers to people that WeChat Pay approved; without it withdrawals are not paid out by it.',
  ),
  WECHAT_PAY_PAYOUT_REPORT: setting(pairs.optional(), 'What that scene wants to be told, `name=content` separated by commas.'),
  ALIPAY_APP_ID: setting(text.optional(), 'Application at Alipay; with its keys it takes money.'),
  ALIPAY_KEY: secret(text.optional(), 'Path of the private key of the application (PEM).'),
  ALIPAY_PUBLIC_KEY: setting(text.optional(), 'Path of the public key of Alipay (PEM).'),
  ALIPAY_URL: setting(address.default('https://openapi.alipay.com'), 'Address of Alipay.'),
  PRODUCT_NAME: setting(
    text.optional(),
    'Name of the product on the login page, in titles, on home screens and in mail; by default 智慧校园, in English Campus.',
  ),
  PRODUCT_NAME_EN: setting(text.optional(), 'The same in English; by default PRODUCT_NAME.'),
  PRODUCT_NAME_TW: setting(text.optional(), 'The same in Traditional Chinese; by default PRODUCT_NAME.'),
  COMPANY_NAME: setting(text.default('Campus'), 'Name of the company.'),
  PRODUCT_VERSION: setting(text.default('V6.0.0'), 'Version shown in About.'),
  APP_CODE: setting(text.default('campus'), 'Code of the app, for the upgrade check.'),
  APP_VERSION: setting(text.default('1.8.4'), 'Version of the app, for the upgrade check.'),
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
export type Settings = { readonly [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> }
