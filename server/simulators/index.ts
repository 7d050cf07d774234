export { startSimulator as startAmazonPaySimulator } from './amazonPay/simulator.ts';
export { startSimulator as startComputopSimulator } from './computop/simulator.ts';
export { startSimulator as startPayPalSimulator } from './paypal/simulator.ts';
