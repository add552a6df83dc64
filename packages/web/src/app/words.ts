import { wordsOf } from '@campus/ui/words/words.ts'

export const appWords = wordsOf({
  noSuchPage: ['没有这个页面', 'Page not found', '沒有這個頁面'],
  noSuchPageText: ['地址可能有误，或页面已被移走。', 'The address may be wrong, or the page has moved.', '網址可能有誤，或頁面已被移走。'],
  goOn: ['回到首页', 'Go to home', '回到首頁'],
  forbidden: ['您没有使用此页面的权限', 'You do not have access to this page', '您沒有使用此頁面的權限'],
  forbiddenText: ['如有需要，请联系学校管理员。', 'If you need it, ask your school administrator.', '如有需要，請聯絡學校管理員。'],
  chunkFailed: ['页面没有加载成功', 'The page did not load', '頁面沒有載入成功'],
  chunkMissing: [
    '可能已有新版本，重新加载即可继续。',
    'A new version may be available. Reload to continue.',
    '可能已有新版本，重新載入即可繼續。',
  ],
  chunkError: [
    '网络可能不稳定，请检查后重新加载。',
    'Your network may be unstable. Check it and reload.',
    '網路可能不穩定，請檢查後重新載入。',
  ],
  chunkTimeout: ['加载时间过长，请重新加载。', 'Loading took too long. Please reload.', '載入時間過長，請重新載入。'],
  reload: ['重新加载', 'Reload', '重新載入'],
  broken: ['页面出了问题', 'Something went wrong on this page', '頁面出了問題'],
  brokenText: [
    '请重新加载；如仍有问题，请联系学校管理员。',
    'Please reload. If it happens again, contact your school administrator.',
    '請重新載入；如仍有問題，請聯絡學校管理員。',
  ],
})
