import { wordsOf } from '@campus/ui/words/words.ts'

export const captchaWords = wordsOf({
  label: ['图形验证码', 'Captcha', '圖形驗證碼'],
  picture: ['图形验证码，看不清可点击换一张', 'Captcha picture. Press to get another.', '圖形驗證碼，看不清可點擊換一張'],
  failed: ['加载失败，点击重试', 'Not loaded. Try again.', '載入失敗，點擊重試'],
  drawing: ['正在获取…', 'Loading…', '取得中…'],
  withoutPicture: ['看不清？让设备自动验证', 'Cannot read it? Verify with this device instead', '看不清？讓裝置自動驗證'],
  proving: ['设备正在计算，请稍候…', 'This device is verifying…', '裝置正在計算，請稍候…'],
  proved: ['已由设备完成验证', 'Verified by this device', '已由裝置完成驗證'],
})
