import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../../context/context.ts'
import type { Services } from '../../../../context/services.ts'
import { listProviderReports, type ProviderReport } from '../process-report.repository.ts'
import { isDown } from '../provider.rules.ts'
import { type ProviderName, providerNames } from '../status.texts.ts'
import type { Group, Line } from '../status-line.ts'
import { officeLine } from './office.ts'

interface Provider {
  readonly name: ProviderName
  /** What is done where the service itself is not configured. */
  readonly without: Phrase
  /** Whether what is built in does the same. */
  readonly isBuiltIn?: true
}

const embedded: Phrase = ['使用内置服务', 'Using the built-in one', '使用內建服務']
const notOffered: Phrase = ['未配置，不提供', 'Not configured, not offered', '未設定，不提供']
const outbox: Phrase = [
  '未配置，写入发件箱目录（仅演示）',
  'Not configured: written to the outbox folder (demo only)',
  '未設定，寫入寄件匣目錄（僅示範）',
]

const isConfigured = ({ config, pay, sso }: Services): Readonly<Record<ProviderName, boolean>> => ({
  'wechat pay': pay.wechat !== undefined,
  alipay: pay.alipay !== undefined,
  smtp: config.SMTP_HOST !== undefined,
  aliyun: config.ALIYUN_SMS_KEY_ID !== undefined,
  compreface: config.COMPREFACE_URL !== undefined,
  amap: config.MAP_SERVICE_KEY !== undefined,
  cas: config.CAS_URL !== undefined && sso.cas !== undefined,
  oidc: sso.oidc !== undefined,
  timestamp: config.TIMESTAMP_URL !== undefined,
  s3: config.S3_ENDPOINT !== undefined,
})

const providers: readonly Provider[] = [
  { name: 'wechat pay', without: notOffered },
  { name: 'alipay', without: notOffered },
  { name: 'smtp', without: outbox },
  { name: 'aliyun', without: outbox },
  { name: 'compreface', without: embedded, isBuiltIn: true },
  { name: 'amap', without: ['未配置，按直线距离计算', 'Not configured: distances are straight lines', '未設定，按直線距離計算'] },
  { name: 'cas', without: notOffered },
  { name: 'oidc', without: notOffered },
  { name: 'timestamp', without: ['未配置', 'Not configured', '未設定'] },
  { name: 's3', without: ['文件存放在数据目录', 'Files are stored in the data folder', '檔案存放在資料目錄'], isBuiltIn: true },
]

const working = (report: ProviderReport | undefined): Pick<Line, 'text' | 'since'> =>
  report?.last_success_at
    ? { text: ['正常，最近一次成功', 'Works, last success', '正常，最近一次成功'], since: report.last_success_at }
    : { text: ['已配置，启动以来尚未使用', 'Configured, not used yet', '已設定，啟動以來尚未使用'] }

const lineOf = (name: ProviderName, report: ProviderReport | undefined, now: Date): Line => {
  const [id, title] = [name, providerNames[name]]
  if (!report || report.failures === 0) return { id, title, tone: 'good', ...working(report) }
  const { failures, failure } = report
  return {
    id,
    title,
    tone: isDown(report, now) ? 'bad' : 'attention',
    text: [
      `连续失败 ${failures} 次：${failure}`,
      failures === 1 ? `The last call failed: ${failure}` : `The last ${failures} calls failed: ${failure}`,
      `連續失敗 ${failures} 次：${failure}`,
    ],
    since: report.failing_since,
    advice: [
      '请检查网络与该服务的设置；服务恢复后会自动继续，等待中的任务会重试。',
      'Check the network and the settings of this service. Work resumes automatically once it answers, and anything waiting is tried again.',
      '請檢查網路與該服務的設定；服務恢復後會自動繼續，等待中的任務會重試。',
    ],
  }
}

export const outsideServices = async ({ sql, services, now }: Ctx): Promise<Group> => {
  const reports = new Map((await listProviderReports(sql)).map((report) => [report.provider, report]))
  const configured = isConfigured(services)
  return {
    id: 'providers',
    title: ['外部服务', 'External services', '外部服務'],
    lines: [
      ...providers.map(
        ({ name, without, isBuiltIn }): Line =>
          configured[name]
            ? lineOf(name, reports.get(name), now())
            : { id: name, title: providerNames[name], tone: isBuiltIn ? 'good' : 'off', text: without },
      ),
      officeLine(services.office),
    ],
  }
}
