import {
  dingtalkLogin,
  dingtalkUrl,
  oidcCallback,
  ownIdentities,
  ssoLogin,
  ssoUrl,
  unbindIdentity,
  wechatCallback,
  wechatLogin,
  wechatUrl,
  wecomLogin,
  wecomUrl,
} from '@campus/contract/account/outside.ts'
import { route } from '../../../http/route.ts'
import { passFromOidc, passFromWechat, returnFromSocial, returnFromSso } from './arrival.service.ts'
import { leaveToSocial, leaveToSso } from './departure.service.ts'
import { listMine, unbind } from './identity.service.ts'

export const outsideRoutes = [
  route(wechatUrl, leaveToSocial('wechat')),
  route(wecomUrl, leaveToSocial('wecom')),
  route(dingtalkUrl, leaveToSocial('dingtalk')),
  route(ssoUrl, leaveToSso),
  route(wechatCallback, passFromWechat),
  route(oidcCallback, passFromOidc),
  route(wechatLogin, returnFromSocial('wechat')),
  route(wecomLogin, returnFromSocial('wecom')),
  route(dingtalkLogin, returnFromSocial('dingtalk')),
  route(ssoLogin, returnFromSso),
  route(ownIdentities, listMine),
  route(unbindIdentity, unbind),
]
