import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const idleWords = wordsOf({
  title: ['请用手机扫码开始', 'Scan with your phone to start', '請用手機掃碼開始'],
  scanHint: (product: string): Phrase => [
    `用${product}或微信扫一扫，在手机上确认后即可在此打印`,
    `Use the ${product} app or your camera, confirm on your phone, and print here`,
    `用${product}或相機掃一掃，在手機上確認後即可在此列印`,
  ],
  qr: ['终端二维码，用手机扫描后开始', 'QR code of this terminal. Scan it with your phone.', '終端 QR 碼，用手機掃描後開始'],
  drawing: ['正在生成二维码…', 'Preparing the code…', '正在產生 QR 碼…'],
  type: ['输入取件码', 'Enter a pick-up code', '輸入取件碼'],
  typeHint: ['12 位数字', '12 digits', '12 位數字'],
  camera: ['用摄像头扫码', 'Scan with the camera', '用攝影機掃碼'],
  cameraHint: ['出示取件码或登录码', 'Show a pick-up or login code', '出示取件碼或登入碼'],
  scanner: ['扫码口', 'Code scanner', '掃碼口'],
  scannerHint: [
    '把取件码或手机登录码对准扫码口，随时可用',
    'Hold a pick-up code or your phone’s login code up to the scanner at any time',
    '把取件碼或手機登入碼對準掃碼口，隨時可用',
  ],
  where: ['位置', 'Location', '位置'],
  prints: ['可打印', 'Prints', '可列印'],
  open: ['开放时间', 'Hours', '開放時間'],
  help: ['求助电话', 'Help', '求助電話'],
  away: ['离线', 'Offline', '離線'],
  starting: ['正在启动…', 'Starting…', '正在啟動…'],
  cannotPrint: ['此终端暂时不能打印', 'This terminal cannot print right now', '此終端暫時不能列印'],
  closedNow: ['此终端现在不开放', 'This terminal is closed now', '此終端現在不開放'],
  stillWorks: ['仍可使用', 'What still works', '仍可使用'],
  codesStay: [
    '您的取件码和已付款的打印保持有效，可到其他终端打印',
    'Your codes and paid prints stay valid. Use them at another terminal.',
    '您的取件碼和已付款的列印保持有效，可到其他終端列印',
  ],
  phoneWorks: [
    '手机上可照常申请证明、下载电子版、上传文件',
    'On your phone you can still apply, download documents and upload files',
    '手機上可照常申請證明、下載電子版、上傳檔案',
  ],
  nearest: ['扫码查看附近可用的终端', 'Scan to find a working terminal nearby', '掃碼查看附近可用的終端'],
})
