// Stands in the Lambda bundles for packages that only Bolt's other receivers use: importing is free, using one is a bug.
class NotOnLambda {
  constructor() {
    throw new Error('This package is left out of the Lambda bundles: only AwsLambdaReceiver runs there.');
  }
}

// Whatever is asked for at import time (`express.Router`) is again such a class.
module.exports = new Proxy(NotOnLambda, {
  get: (target, name) => (name === '__esModule' || name in target ? target[name] : NotOnLambda),
});
