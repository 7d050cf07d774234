export { startWithAccount as startAmazonPay } from './amazonPay/account.ts';
export { startSimulator as startComputopSimulator } from './computop/simulator.ts';
export { startSimulator as startPayPalSimulator } from './paypal/simulator.ts';
export { startSimulator as startViesSimulator, type ViesSimulator } from './vies/simulator.ts';
