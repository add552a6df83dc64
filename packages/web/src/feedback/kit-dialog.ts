export { Dialog } from 'antd-mobile'
