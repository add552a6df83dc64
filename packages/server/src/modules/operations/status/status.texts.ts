import type { Phrase } from '@campus/contract/language.ts'

/** Kinds of child processes, by the program that they run. */
export const childNames: Readonly<Record<string, Phrase>> = {
  typst: ['证明排版', 'Certificate typesetting', '證明排版'],
  face: ['人脸测量', 'Face measurement', '人臉測量'],
  paper: ['证件识别', 'ID document reading', '證件辨識'],
  picture: ['图片处理', 'Image processing', '圖片處理'],
  check: ['PDF 验证', 'PDF checks', 'PDF 驗證'],
  count: ['页数统计', 'Page counting', '頁數統計'],
}

/** Services outside, by the name that the code calls them. */
export const providerNames = {
  'wechat pay': ['微信支付', 'WeChat Pay', '微信支付'],
  alipay: ['支付宝', 'Alipay', '支付寶'],
  smtp: ['邮件', 'Email', '郵件'],
  aliyun: ['短信', 'Text messages', '簡訊'],
  compreface: ['人脸比对', 'Face comparison', '人臉比對'],
  amap: ['地图', 'Map', '地圖'],
  cas: ['统一认证（CAS）', 'Single sign-on (CAS)', '統一認證（CAS）'],
  oidc: ['统一认证（OpenID Connect）', 'Single sign-on (OpenID Connect)', '統一認證（OpenID Connect）'],
  timestamp: ['时间戳', 'Time-stamps', '時間戳記'],
  s3: ['文件存储', 'File store', '檔案儲存'],
} as const satisfies Record<string, Phrase>

export type ProviderName = keyof typeof providerNames
