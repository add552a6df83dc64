import type { Phrase } from '../language.ts'

export const accountRefusals = {
  wrong_login: [
    '账号或密码错误，请核对后重试；忘记密码可点“找回密码”',
    'Wrong account or password. Check both, or choose “Forgot password”.',
    '帳號或密碼錯誤，請核對後重試；忘記密碼可點「找回密碼」',
  ],
  new_password_needed: [
    '这是学校给您的一次性密码，请先设置新密码',
    'This is a one-time password from your school. Choose a new password first.',
    '這是學校給您的一次性密碼，請先設定新密碼',
  ],
  code_wrong: ['验证码错误或已过期，请重新获取', 'This code is wrong or has expired. Get a new one.', '驗證碼錯誤或已過期，請重新取得'],
  resend_too_soon: [
    '验证码刚刚发送，请稍后再获取',
    'A code was just sent. Wait a moment before asking for another.',
    '驗證碼剛剛發送，請稍後再取得',
  ],
  try_later: [
    '尝试次数过多，请稍后再试，或换一种登录方式',
    'Too many attempts. Try again later or log in another way.',
    '嘗試次數過多，請稍後再試，或換一種登入方式',
  ],
  account_disabled: [
    '该账号已停用，请联系学校管理员',
    'This account is disabled. Contact your school administrator.',
    '該帳號已停用，請聯絡學校管理員',
  ],
  school_unknown: [
    '获取学校信息失败，请重新选择学校',
    'School information could not be loaded. Choose your school again.',
    '取得學校資訊失敗，請重新選擇學校',
  ],
  way_not_open: [
    '学校未开放这种登录方式，请换一种',
    'Your school does not offer this login method. Choose another.',
    '學校未開放這種登入方式，請換一種',
  ],
  proof_not_accepted: [
    '本次登录后才添加的方式不能用来验证身份，请换一种',
    'You added this method after logging in, so it cannot confirm your identity. Choose another.',
    '本次登入後才新增的方式不能用來驗證身分，請換一種',
  ],
  ticket_invalid: ['凭据已失效，请从第一步重新开始', 'This step has expired. Please start again.', '憑據已失效，請從第一步重新開始'],
  password_is_old: ['新密码不能与旧密码相同', 'Your new password must be different from the old one', '新密碼不能與舊密碼相同'],
  password_is_common: [
    '这个密码太常见，容易被猜到，请换一个',
    'This password is too common and easy to guess. Choose another.',
    '這個密碼太常見，容易被猜到，請換一個',
  ],
  password_too_long: [
    '密码超过学校规定的长度，请缩短',
    'This password is longer than your school allows. Choose a shorter one.',
    '密碼超過學校規定的長度，請縮短',
  ],
  password_is_account: [
    '密码不能与账号相同，请换一个',
    'Your password cannot be the same as your account. Choose another.',
    '密碼不能與帳號相同，請換一個',
  ],
  old_password_wrong: ['原密码不正确，请重新输入', 'The old password is wrong. Enter it again.', '原密碼不正確，請重新輸入'],
  already_registered: [
    '该手机号或邮箱已注册，请直接登录',
    'This phone number or email address is already registered. Log in instead.',
    '該手機號碼或電子信箱已註冊，請直接登入',
  ],
  registration_closed: [
    '学校未开放此类用户自行注册，请联系学校管理员',
    'Your school does not allow this type of user to register. Contact your school administrator.',
    '學校未開放此類使用者自行註冊，請聯絡學校管理員',
  ],
  outside_refused: ['第三方登录未通过，请重新发起', 'The other service rejected the login. Start again.', '第三方登入未通過，請重新發起'],
  outside_unreachable: [
    '暂时连接不上第三方登录服务，请稍后再试或换一种登录方式',
    'The other service cannot be reached. Try again later or log in another way.',
    '暫時連線不上第三方登入服務，請稍後再試或換一種登入方式',
  ],
  already_bound: [
    '该第三方账号或同类账号已绑定，请先解绑',
    'This is already linked. Unlink it first.',
    '該第三方帳號或同類帳號已綁定，請先解綁',
  ],
  same_account: ['这就是当前账号，无需绑定', 'You are already using this account, so there is nothing to link', '這就是目前帳號，無需綁定'],
  last_way_in: [
    '这是您唯一的登录方式，请先设置密码再解绑',
    'This is your only way to log in. Set a password before you unlink it.',
    '這是您唯一的登入方式，請先設定密碼再解綁',
  ],
  scan_code_expired: [
    '二维码已失效，请扫描屏幕上刷新后的二维码',
    'This code has expired. Get a new one on the screen and scan it again.',
    'QR 碼已失效，請掃描螢幕上更新後的 QR 碼',
  ],
  scan_code_taken: [
    '该二维码已被其他账号扫描，请刷新后重试',
    'Someone else has scanned this code. Refresh it and try again.',
    '該 QR 碼已被其他帳號掃描，請重新整理後重試',
  ],
  passkey_refused: [
    '通行密钥验证未通过，请重试或换一种登录方式',
    'The passkey was not accepted. Try again or log in another way.',
    '通行金鑰驗證未通過，請重試或換一種登入方式',
  ],
  second_factor_needed: ['请完成两步验证', 'Confirm it is you with two-step verification', '請完成兩步驗證'],
  second_factor_setup_needed: [
    '您的账号有管理权限，请先设置两步验证再登录',
    'Your account has management rights. Set up two-step verification before you log in',
    '您的帳號有管理權限，請先設定兩步驗證再登入',
  ],
  second_factor_wrong: [
    '验证未通过，请核对后重试；动态码只能用一次，可等下一个',
    'That code is not right. Each code works once, so you may need to wait for the next one',
    '驗證未通過，請核對後重試；動態碼只能用一次，可等下一個',
  ],
  second_factor_on: ['两步验证已开启', 'Two-step verification is already on', '兩步驗證已開啟'],
  second_factor_off: ['两步验证未开启', 'Two-step verification is off', '兩步驗證未開啟'],
  second_factor_required: [
    '有管理权限的账号必须使用两步验证，不能关闭',
    'Accounts with management rights must use two-step verification, so it cannot be turned off',
    '有管理權限的帳號必須使用兩步驗證，不能關閉',
  ],
  too_many_passkeys: [
    '通行密钥数量已达上限，请先删除不用的',
    'You have reached the passkey limit. Remove one first.',
    '通行金鑰數量已達上限，請先刪除不用的',
  ],
} as const satisfies Record<string, Phrase>
