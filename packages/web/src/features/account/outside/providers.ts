import type { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import type { Phrase } from '@campus/contract/language.ts'

export const providerNames: Record<OutsideProvider, Phrase> = {
  wechat: ['微信', 'WeChat', '微信'],
  wecom: ['企业微信', 'WeCom', '企業微信'],
  dingtalk: ['钉钉', 'DingTalk', '釘釘'],
  cas: ['统一身份认证', 'Single sign-on', '統一身分認證'],
  oidc: ['校园通行证', 'Campus ID', '校園通行證'],
}
